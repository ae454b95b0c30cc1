import { useMediaQuery } from '@mui/material'

/** Whether the window is narrower than so many pixels; by default, than the width from which a list is a table and the menu stays open. */
export const useIsNarrow = (width = 900) => useMediaQuery(`(max-width:${width - 0.05}px)`)
