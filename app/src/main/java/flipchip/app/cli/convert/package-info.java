/// Game files turned into files of another form.
package flipchip.app.cli.convert;
