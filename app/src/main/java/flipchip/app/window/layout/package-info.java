/// Where the panes of each workspace stand.
package flipchip.app.window.layout;
