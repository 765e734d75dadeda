/// Stories about the machine: its timing errors as recordings on the time line, and the page on which the
/// user does the controller's work. Imported by the composition root only.
package flipchip.app.story;
