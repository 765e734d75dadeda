/// How commands answer and fail, and how they read what was named to them.
package flipchip.app.cli.answer;
