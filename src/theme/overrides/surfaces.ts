import type { RaThemeOptions } from 'react-admin'

const bordered = {
  border: '1px solid var(--border)',
  borderRadius: 12,
  boxShadow: 'var(--shadow1)',
}

/** Cards, chips, tabs and bars: depth is shown by a 1 px border first. */
export const surfaces = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: bordered },
  },
  MuiCard: { styleOverrides: { root: bordered } },
  MuiCardContent: { styleOverrides: { root: { padding: 16, '&:last-child': { paddingBottom: 16 } } } },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'inherit' },
    styleOverrides: {
      root: {
        borderRadius: 0,
        border: 0,
        borderBottom: '1px solid var(--border)',
        boxShadow: 'none',
        backgroundColor: 'var(--surface)',
        color: 'var(--text)',
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 22,
        borderRadius: 6,
        backgroundColor: 'var(--neutral-soft)',
        color: 'var(--neutral-text)',
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 550,
      },
      label: { padding: '0 7px' },
      icon: { width: 14, height: 14, marginLeft: 6, marginRight: -3, color: 'inherit' },
    },
  },
  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: false },
    styleOverrides: {
      root: { minHeight: 40, borderBottom: '1px solid var(--border)' },
      list: { gap: 20 },
      indicator: { height: 2, borderRadius: '2px 2px 0 0' },
    },
  },
  MuiTab: {
    defaultProps: { iconPosition: 'end' },
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 40,
        padding: 0,
        gap: 6,
        color: 'var(--text2)',
        fontSize: 14,
        fontWeight: 500,
        textTransform: 'none',
        '&.Mui-selected': { color: 'var(--text)', fontWeight: 600 },
        '&.Mui-focusVisible': { outlineOffset: -2, borderRadius: 4 },
        '@media (max-width:599.95px)': { minHeight: 44 },
      },
    },
  },
  MuiBreadcrumbs: { styleOverrides: { root: { fontSize: 13, lineHeight: '20px' }, separator: { margin: '0 6px' } } },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 8, borderRadius: 4, backgroundColor: 'var(--fill)' },
      bar: { borderRadius: 4, transitionTimingFunction: 'linear' },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: { backgroundColor: 'var(--fill)', borderRadius: 5 },
      text: { transform: 'none', borderRadius: 5 },
    },
  },
  MuiDivider: { styleOverrides: { root: { borderColor: 'var(--border)' } } },
  RaAppBar: { styleOverrides: { root: { '& .RaAppBar-toolbar': { minHeight: 64 } } } },
  RaSidebar: {
    styleOverrides: {
      root: {
        '& .RaSidebar-fixed': { backgroundColor: 'var(--bg)' },
        '& .MuiPaper-root': { backgroundColor: 'var(--bg)' },
      },
    },
  },
} satisfies RaThemeOptions['components']
