import type { RaThemeOptions } from 'react-admin'
import { CheckedBox, CheckedRadio, EmptyBox, EmptyRadio, IndeterminateBox } from './controlIcons.tsx'

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    tonal: true
  }
}

const focusRing = { outline: '2px solid var(--accent)', outlineOffset: 2 }

/** Buttons, checkboxes, switches and other choices. A text button with `color="inherit"` is for secondary actions such as "Cancel". */
export const controls = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        height: 36,
        minWidth: 0,
        padding: '0 16px',
        borderRadius: 8,
        whiteSpace: 'nowrap',
        transition: 'background-color var(--time-hover), border-color var(--time-hover), color var(--time-hover)',
        '@media (max-width:599.95px)': { height: 44 },
        '&.Mui-disabled, &[aria-disabled="true"]': { color: 'var(--text3)' },
        '&[aria-disabled="true"]': { cursor: 'default' },
      },
      sizeSmall: { height: 32, padding: '0 12px', fontSize: 13, borderRadius: 8 },
      sizeLarge: { height: 44, fontSize: 15 },
      startIcon: { marginLeft: 0, marginRight: 8, '& > svg': { width: 16, height: 16 } },
      endIcon: { marginRight: 0, '& > svg': { width: 16, height: 16 } },
      contained: { '&.Mui-disabled, &[aria-disabled="true"]': { backgroundColor: 'var(--fill)' } },
      outlined: {
        backgroundColor: 'var(--surface)',
        borderColor: 'var(--border-strong)',
        color: 'var(--text)',
        boxShadow: 'var(--shadow1)',
        '& .MuiButton-icon': { color: 'var(--text2)' },
        '&:hover': { backgroundColor: 'var(--hover)', borderColor: 'var(--border-strong)' },
      },
      text: { color: 'var(--accent-text)', '&:hover': { backgroundColor: 'var(--accent-soft)' } },
    },
    variants: [
      {
        props: { variant: 'tonal' },
        style: {
          backgroundColor: 'var(--accent-soft)',
          color: 'var(--accent-text)',
          '&:hover': { backgroundColor: 'var(--accent-soft-border)' },
        },
      },
      {
        props: { variant: 'outlined', color: 'error' },
        style: {
          borderColor: 'var(--danger-border)',
          color: 'var(--danger-text)',
          '& .MuiButton-icon': { color: 'inherit' },
          '&:hover': { backgroundColor: 'var(--danger-soft)', borderColor: 'var(--danger-border)' },
        },
      },
      {
        props: { variant: 'text', color: 'inherit' },
        style: { color: 'var(--text2)', '&:hover': { backgroundColor: 'var(--hover)' } },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 32,
        height: 32,
        padding: 0,
        borderRadius: 8,
        color: 'var(--text2)',
        '&:hover': { backgroundColor: 'var(--hover)' },
        '& svg': { width: 16, height: 16 },
        '@media (max-width:599.95px)': { width: 44, height: 44 },
      },
      sizeLarge: { width: 40, height: 40, '& svg': { width: 20, height: 20 } },
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: <EmptyBox />, checkedIcon: <CheckedBox />, indeterminateIcon: <IndeterminateBox /> },
    styleOverrides: { root: { padding: 8, borderRadius: 8, '@media (max-width:599.95px)': { padding: 14 } } },
  },
  MuiRadio: {
    defaultProps: { icon: <EmptyRadio />, checkedIcon: <CheckedRadio /> },
    styleOverrides: { root: { padding: 8, '@media (max-width:599.95px)': { padding: 14 } } },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 32, height: 18, padding: 0, margin: '0 8px', overflow: 'visible' },
      switchBase: {
        padding: 2,
        color: 'var(--ink-text)',
        '&.Mui-checked': { transform: 'translateX(14px)', color: 'var(--on-accent)' },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: 'var(--accent)', opacity: 1 },
        '@media (max-width:599.95px)': { '& .MuiSwitch-input': { top: -13, height: 44 } },
        '&.Mui-focusVisible': { outline: 'none' },
        '&.Mui-focusVisible + .MuiSwitch-track': focusRing,
      },
      thumb: { width: 14, height: 14, boxShadow: 'none' },
      track: { borderRadius: 9, backgroundColor: 'var(--border-input)', opacity: 1 },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: { padding: 3, gap: 2, borderRadius: 10, backgroundColor: 'var(--fill)' },
      grouped: { margin: 0, border: 0, '&, &:first-of-type, &:last-of-type': { borderRadius: 8 } },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        height: 30,
        minWidth: 64,
        padding: '0 14px',
        gap: 8,
        border: 0,
        color: 'var(--text2)',
        fontSize: 13,
        fontWeight: 550,
        textTransform: 'none',
        '@media (max-width:599.95px)': { height: 44 },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--segment)',
          color: 'var(--text)',
          boxShadow: 'var(--shadow1)',
        },
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { color: 'var(--accent-text)', fontWeight: 550 } },
  },
} satisfies RaThemeOptions['components']
