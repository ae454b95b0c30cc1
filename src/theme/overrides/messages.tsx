import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import type { RaThemeOptions } from 'react-admin'
import { type IconName, iconMask } from './iconMask.ts'

const soft = (tone: IconName) => ({
  border: `1px solid var(--${tone}-border)`,
  backgroundColor: `var(--${tone}-soft)`,
  color: `var(--${tone}-text)`,
})

const toast = (tone: IconName) => ({
  ...soft(tone),
  '& .MuiSnackbarContent-message::before': iconMask(tone, 16),
})

/** Toasts and alerts: soft background, icon and text. */
export const messages = {
  MuiAlert: {
    defaultProps: {
      iconMapping: {
        success: <CircleCheck />,
        info: <Info />,
        warning: <TriangleAlert />,
        error: <CircleX />,
      },
    },
    styleOverrides: {
      root: {
        alignItems: 'center',
        padding: '0 12px',
        borderRadius: 8,
        fontSize: 13,
        lineHeight: '20px',
        fontWeight: 400,
      },
      icon: { padding: 0, marginRight: 10, color: 'inherit !important', '& svg': { width: 16, height: 16 } },
      message: { padding: '9px 0' },
      action: { padding: 0, margin: '0 -4px 0 auto' },
      standardSuccess: soft('success'),
      standardInfo: soft('info'),
      standardWarning: soft('warning'),
      standardError: soft('danger'),
    },
  },
  MuiSnackbar: { defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'center' } } },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        flexWrap: 'nowrap',
        borderRadius: 8,
        boxShadow: 'var(--shadow2)',
        fontSize: 13,
        lineHeight: '20px',
        fontWeight: 400,
      },
      message: { display: 'flex', gap: 10 },
    },
  },
  RaNotification: {
    styleOverrides: {
      root: {
        '& .MuiSnackbarContent-root': toast('info'),
        '& .MuiSnackbarContent-root.RaNotification-success': toast('success'),
        '& .MuiSnackbarContent-root.RaNotification-warning': toast('warning'),
        '& .MuiSnackbarContent-root.RaNotification-error': toast('danger'),
      },
    },
  },
} satisfies RaThemeOptions['components']
