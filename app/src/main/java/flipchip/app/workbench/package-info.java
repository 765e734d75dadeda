/// A cell of one's own at work in the window: checked again at every save, its mistake shown on the board.
package flipchip.app.workbench;
