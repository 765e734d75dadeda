/// What all commands share: how they answer, fail, and read what was named to them. No command.
package flipchip.app.cli.answer;
