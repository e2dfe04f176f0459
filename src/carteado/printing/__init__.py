"""Cards and boards on paper: sheets to cut out, single pictures, and sheets for virtual tables."""
