import type { RaThemeOptions } from 'react-admin'

const floating = {
  border: '1px solid var(--border)',
  boxShadow: 'var(--shadow2)',
  backgroundColor: 'var(--surface)',
}

/** Dialogs, drawers, menus and tooltips. Below 900 px a dialog or drawer is a sheet at the bottom. */
export const overlays = {
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--scrim)' } } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        width: 520,
        maxWidth: 'calc(100% - 32px)',
        borderRadius: 16,
        boxShadow: 'var(--shadow3)',
        // If a form wraps the parts of a dialog, only the content scrolls; title and buttons stay visible.
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        '@media (max-width:899.95px)': {
          position: 'fixed',
          bottom: 0,
          width: '100%',
          maxWidth: '100%',
          maxHeight: '92%',
          margin: 0,
          borderRadius: '18px 18px 0 0',
        },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '20px 24px 12px', fontSize: 18, lineHeight: '24px', fontWeight: 600, textWrap: 'balance' },
    },
  },
  // Grid rows must not shrink: if space is short, the content scrolls.
  MuiDialogContent: { styleOverrides: { root: { padding: '0 24px 20px', gridAutoRows: 'max-content' } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        padding: '12px 24px 20px',
        gap: 8,
        // On a phone the buttons share the width. A button with a longer label is wider or wraps to its own line.
        '@media (max-width:599.95px)': {
          flexWrap: 'wrap',
          '& > *': { flex: 1, '&.MuiButton-root': { minWidth: 'fit-content' } },
        },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: { border: 0, borderRadius: 0, boxShadow: 'var(--shadow3)' },
      paperAnchorRight: { width: 460, maxWidth: '100%' },
      paperAnchorBottom: { maxHeight: '92%', borderRadius: '18px 18px 0 0' },
    },
  },
  MuiMenu: { styleOverrides: { paper: { ...floating, marginTop: 4, borderRadius: 10 }, list: { padding: 4 } } },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        gap: 8,
        borderRadius: 6,
        fontSize: 14,
        '&.Mui-selected': { color: 'var(--accent-text)', fontWeight: 550 },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '@media (max-width:599.95px)': { minHeight: 44 },
        '& svg': { width: 16, height: 16 },
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        ...floating,
        padding: '6px 10px',
        color: 'var(--text)',
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 400,
      },
    },
  },
} satisfies RaThemeOptions['components']
