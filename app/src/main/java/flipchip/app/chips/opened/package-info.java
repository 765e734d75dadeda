/// Any circuit of the catalogue opened: its blocks drawn with live values, entered one by one down to the
/// gates. [flipchip.app.chips.opened.OpenedFeature] is the way in; [flipchip.app.chips.opened.PartTree] says
/// what is inside what, [flipchip.app.chips.opened.LevelLayouter] where it stands.
package flipchip.app.chips.opened;
