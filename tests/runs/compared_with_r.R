# Differences of two systems by lme4, lmerTest and ordinal, next to those of labeval.
# Rscript compared_with_r.R JUDGMENTS RESULTS writes a row of CSV for each pair and figure:
# what, a, b, figure, labeval's value, R's value.

suppressMessages({
  library(lmerTest)
  library(ordinal)
})
given <- commandArgs(trailingOnly = TRUE)
judged <- read.csv(given[1])
exact <- lmerControl(calc.derivs = FALSE, optCtrl = list(xtol_abs = 1e-12, ftol_abs = 1e-14))

of_pair <- function(a, b) {
  both <- judged[judged$system %in% c(a, b), ]
  both$x <- ifelse(both$system == a, 0.5, -0.5)
  both$liking <- paste(both$participant, both$system)
  both$ordered <- factor(both$value, ordered = TRUE)
  for (name in c("participant", "liking", "question_id", "item")) {
    both[[name]] <- factor(both[[name]])
  }
  both
}

shared <- function(both) {
  key <- c("participant", "question_id", "value")
  first <- both[both$x > 0, key]
  second <- both[both$x < 0, key]
  pairs <- merge(first, second, by = c("participant", "question_id"))
  pairs$difference <- pairs$value.x - pairs$value.y
  pairs
}

say <- function(what, row, figures, ours) {
  for (name in names(figures)) {
    cat(what, row$a, row$b, name, format(ours[[name]], digits = 12),
        format(figures[[name]], digits = 12), sep = ",")
    cat("\n")
  }
}

linear <- function(model, place) {
  found <- summary(model)$coefficients[place, ]
  reach <- qt(0.975, found["df"]) * found["Std. Error"]
  list(difference = found[["Estimate"]], df = found[["df"]], p = found[["Pr(>|t|)"]],
       ci_low = found[["Estimate"]] - reach[[1]], ci_high = found[["Estimate"]] + reach[[1]])
}

differences <- read.csv(file.path(given[2], "significance.csv"))
for (n in seq_len(nrow(differences))) {
  row <- differences[n, ]
  both <- of_pair(row$a, row$b)
  if (grepl("ratings of the two", row$how)) {
    model <- lmer(value ~ x + (1 | participant) + (1 | liking) + (1 | question_id) + (1 | item),
                  data = both, control = exact)
    say("ratings of the two", row, linear(model, "x"), row)
  } else {
    model <- lmer(difference ~ 1 + (1 | participant) + (1 | question_id),
                  data = shared(both), control = exact)
    say("differences on the same questions", row, linear(model, "(Intercept)"), row)
  }
}

answers <- read.csv(file.path(given[2], "ordinal_model.csv"))
for (n in seq_len(nrow(answers))) {
  row <- answers[n, ]
  model <- clmm(ordered ~ x + (1 | participant) + (1 | liking) + (1 | question_id) + (1 | item),
                data = of_pair(row$a, row$b), link = row$link)
  found <- summary(model)$coefficients["x", ]
  row$error <- (row$ci_high - row$ci_low) / 2 / qt(0.975, row$df)
  figures <- list(effect = found[["Estimate"]], error = found[["Std. Error"]])
  say("ordered answers", row, figures, row)
}
