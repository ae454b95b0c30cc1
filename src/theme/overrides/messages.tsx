import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import type { RaThemeOptions } from 'react-admin'

type ToneName = 'success' | 'warning' | 'danger' | 'info'

const soft = (tone: ToneName) => ({
  border: `1px solid var(--${tone}-border)`,
  backgroundColor: `var(--${tone}-soft)`,
  color: `var(--${tone}-text)`,
})

const circle = "<circle cx='12' cy='12' r='10'/>"
const shapes: Record<ToneName, string> = {
  success: `${circle}<path d='m9 12 2 2 4-4'/>`,
  danger: `${circle}<path d='m15 9-6 6m0-6 6 6'/>`,
  info: `${circle}<path d='M12 16v-4m0-4h.01'/>`,
  warning: "<path d='M12 3.5 2.5 20h19zM12 10v4m0 3h.01'/>",
}

/** react-admin draws its own snackbar and takes no icon, so the icon is a mask in the text's colour. */
const toast = (tone: ToneName) => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${shapes[tone]}</svg>`
  return {
    ...soft(tone),
    '& .MuiSnackbarContent-message::before': {
      flex: 'none',
      width: 16,
      height: 16,
      marginTop: 2,
      backgroundColor: 'currentColor',
      maskImage: `url("data:image/svg+xml,${encodeURIComponent(svg)}")`,
      content: '""',
    },
  }
}

/** Toasts and alerts: soft background, icon and words. */
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
      root: { alignItems: 'center', padding: '0 12px', borderRadius: 8, fontSize: 13, lineHeight: '20px' },
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
      root: { flexWrap: 'nowrap', borderRadius: 8, boxShadow: 'var(--shadow2)', fontSize: 13, lineHeight: '20px' },
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
