/// Links: a moment of a game as a short text that can be sent to somebody, and opened. Imported by the
/// composition root only.
package flipchip.app.link;
