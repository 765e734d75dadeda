package flipchip.architecture.broken.tools;

/// Broken on purpose: its package is not in the table.
public final class Unlisted {}
