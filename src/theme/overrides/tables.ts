import type { RaThemeOptions } from 'react-admin'

const outerPadding = { '&:first-of-type': { paddingLeft: 16 }, '&:last-of-type': { paddingRight: 16 } }

/** Header 36 px on a sunken background, rows 40 px (dense 36 px), lines only between rows. */
export const tables = {
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: 40,
        padding: '0 12px',
        borderBottom: '1px solid var(--border)',
        fontSize: 13,
        lineHeight: '20px',
        fontWeight: 400,
        ...outerPadding,
      },
      head: {
        height: 36,
        backgroundColor: 'var(--sunken)',
        color: 'var(--text2)',
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 550,
        whiteSpace: 'nowrap',
      },
      paddingCheckbox: { width: 40, padding: '0 0 0 8px' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--accent-soft)' },
        // react-admin ticks the checkbox of a row without marking the row as selected.
        'tbody &:has(> .MuiTableCell-paddingCheckbox input:checked)': { backgroundColor: 'var(--accent-soft)' },
        'tbody &:last-of-type td': { borderBottom: 0 },
      },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      selectLabel: { color: 'var(--text2)', fontSize: 13, fontWeight: 400 },
      displayedRows: { fontSize: 13, fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
    },
  },
  // A sortable column says so before the pointer is on it.
  MuiTableSortLabel: {
    styleOverrides: {
      icon: { width: 14, height: 14 },
      root: { '&:not(.Mui-active) .MuiTableSortLabel-icon': { opacity: 0.35 } },
    },
  },
  RaDatagrid: { styleOverrides: { root: { '& .RaDatagrid-headerCell': { backgroundColor: 'var(--sunken)' } } } },
  RaDataTable: { styleOverrides: { root: { '& .RaDataTable-headerCell': { backgroundColor: 'var(--sunken)' } } } },
} satisfies RaThemeOptions['components']
