package flipchip.architecture.broken.lab.train;

/// Something of the laboratory.
public final class Lesson {}
