/// The window's sentences, read aloud by another program. Imports settings, shell, texts and the worker.
package flipchip.app.voice;
