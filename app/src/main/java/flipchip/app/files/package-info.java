/// Games as text and files: formats, the crash-safe session, the library, opening and saving.
package flipchip.app.files;
