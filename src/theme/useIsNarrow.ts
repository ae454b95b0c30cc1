import { useMediaQuery } from '@mui/material'

/** Whether the window is narrower than `width` pixels; by default, too narrow for tables and a permanently open menu. */
export const useIsNarrow = (width = 900) => useMediaQuery(`(max-width:${width - 0.05}px)`)
