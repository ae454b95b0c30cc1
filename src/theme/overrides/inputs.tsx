import { ChevronDown } from 'lucide-react'
import type { RaThemeOptions } from 'react-admin'
import { iconMask } from './iconMask.ts'

/** Fields: the label is always above, "optional" replaces the asterisk, and an error replaces the hint. */
export const inputs = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
  MuiAutocomplete: { defaultProps: { fullWidth: true } },
  MuiFormLabel: { styleOverrides: { asterisk: { display: 'none' } } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        marginBottom: 6,
        maxWidth: 'none',
        overflow: 'visible',
        whiteSpace: 'normal',
        color: 'var(--text)',
        fontSize: 13,
        lineHeight: '18px',
        fontWeight: 550,
        '&.Mui-focused, &.Mui-error': { color: 'var(--text)' },
        '&.Mui-disabled': { color: 'var(--text3)' },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 40,
        borderRadius: 8,
        backgroundColor: 'var(--surface)',
        fontSize: 14,
        '& .MuiOutlinedInput-notchedOutline': {
          top: 0,
          borderColor: 'var(--border-input)',
          '& legend': { display: 'none' },
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--text3)' },
        '&.Mui-focused': { boxShadow: '0 0 0 1px var(--accent), 0 0 0 4px var(--accent-soft)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: 'var(--accent)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--danger)' },
        '&.Mui-error': { boxShadow: '0 0 0 1px var(--danger)' },
        '&.Mui-error.Mui-focused': { boxShadow: '0 0 0 1px var(--danger), 0 0 0 4px var(--danger-soft)' },
        '&.Mui-disabled': { backgroundColor: 'var(--sunken)' },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--border)' },
        // With less than 16 px, iOS would zoom into the page on focus.
        '@media (max-width:599.95px)': { minHeight: 44, fontSize: 16 },
      },
      input: {
        height: 20,
        padding: '10px 12px',
        '&::placeholder': { color: 'var(--text3)', opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'var(--text3)' },
      },
      multiline: { padding: 0 },
      adornedStart: { paddingLeft: 12 },
      adornedEnd: { paddingRight: 12 },
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { color: 'var(--text2)', '& svg': { width: 16, height: 16 } } } },
  MuiSelect: {
    defaultProps: { IconComponent: ChevronDown },
    styleOverrides: {
      select: { minHeight: 0, '&&': { paddingRight: 36 } },
      icon: { width: 16, height: 16, top: 'calc(50% - 8px)', right: 12, color: 'var(--text2)' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '6px 0 0',
        color: 'var(--text2)',
        fontSize: 12.5,
        lineHeight: '18px',
        '&.Mui-error': { display: 'flex', gap: 6, color: 'var(--danger-text)' },
        '&.Mui-error::before': iconMask('danger', 14),
        '&:empty': { display: 'none' },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: -8, alignItems: 'flex-start', '@media (max-width:599.95px)': { marginLeft: -14 } },
      // Centres the first line on the checkbox: half the difference of their heights.
      label: { padding: '6px 0', '@media (max-width:599.95px)': { padding: '12px 0' } },
    },
  },
} satisfies RaThemeOptions['components']
