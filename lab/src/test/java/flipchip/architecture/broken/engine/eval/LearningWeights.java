package flipchip.architecture.broken.engine.eval;

import flipchip.architecture.broken.lab.train.Lesson;

/// A part of the product that needs the laboratory.
record LearningWeights(Lesson lesson) {}
