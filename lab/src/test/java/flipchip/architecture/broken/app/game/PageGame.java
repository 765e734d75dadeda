package flipchip.architecture.broken.app.game;

import flipchip.architecture.broken.web.Page;

/// A part of the desktop program that needs the page.
record PageGame(Page page) {}
