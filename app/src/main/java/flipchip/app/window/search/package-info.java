/// The search field that finds commands, settings and pages.
package flipchip.app.window.search;
