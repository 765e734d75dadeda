package flipchip.architecture.broken.web;

/// A part of the page for browsers.
public record Page() {}
