/// Where the panes of each workspace stand, and the themes.
package flipchip.app.window.layout;
