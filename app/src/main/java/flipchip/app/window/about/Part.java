package flipchip.app.window.about;

import java.util.List;

/// Something that the program is made of and that others have written.
///
/// @param licences names, as SPDX has them where it has them
/// @param site     address of its makers; empty if it names none
record Part(String name, String version, List<String> licences, String site) {
    Part {
        licences = List.copyOf(licences);
    }
}
