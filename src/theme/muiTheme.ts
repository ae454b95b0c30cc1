import type { RaThemeOptions } from 'react-admin'
import { controls } from './overrides/controls.tsx'
import { inputs } from './overrides/inputs.tsx'
import { messages } from './overrides/messages.tsx'
import { overlays } from './overrides/overlays.ts'
import { surfaces } from './overrides/surfaces.ts'
import { tables } from './overrides/tables.ts'
import { type Colors, fonts, modes, motion, shadows, typeScale } from './tokens.ts'

type Role = (typeof typeScale)[keyof typeof typeScale] & { phone?: { size: number; line: number } }

const role = ({ size, line, weight, tracking, phone }: Role) => ({
  fontSize: `${size}px`,
  lineHeight: `${line}px`,
  fontWeight: weight,
  letterSpacing: `${tracking}em`,
  ...(phone && { '@media (max-width:599.95px)': { fontSize: `${phone.size}px`, lineHeight: `${phone.line}px` } }),
})

const palette = (mode: 'light' | 'dark', colors: Colors): RaThemeOptions['palette'] => {
  const tone = (name: 'success' | 'warning' | 'danger' | 'info') => ({
    main: colors[name].main,
    dark: colors[name].text,
    light: colors[name].soft,
    contrastText: mode === 'light' ? '#FFFFFF' : colors.bg,
  })
  return {
    mode,
    primary: {
      main: colors.accent,
      dark: colors.accentHover,
      light: colors.accentHover,
      contrastText: colors.onAccent,
    },
    secondary: { main: colors.text2, contrastText: colors.surface },
    success: tone('success'),
    warning: tone('warning'),
    error: tone('danger'),
    info: tone('info'),
    background: { default: colors.bg, paper: colors.surface },
    text: { primary: colors.text, secondary: colors.text2, disabled: colors.text3 },
    divider: colors.border,
    action: {
      hover: colors.hover,
      selected: colors.accentSoft,
      disabled: colors.text3,
      disabledBackground: colors.fill,
    },
  }
}

const typography = {
  fontFamily: fonts.sans,
  fontSize: 14,
  h3: role(typeScale.signInHeadline),
  h4: role(typeScale.figure),
  h5: role(typeScale.pageTitle),
  h6: role(typeScale.sectionTitle),
  body1: role(typeScale.body),
  body2: role(typeScale.value),
  caption: role(typeScale.meta),
  button: { ...role(typeScale.body), fontWeight: 550, textTransform: 'none' as const },
}

const shadowLadder = (mode: 'light' | 'dark'): RaThemeOptions['shadows'] => {
  const { shadow1, shadow2, shadow3 } = shadows[mode]
  const steps = Array.from({ length: 25 }, (_, step) => {
    if (step === 0) return 'none'
    if (step === 1) return shadow1
    return step < 16 ? shadow2 : shadow3
  })
  return steps as RaThemeOptions['shadows']
}

/** The overrides use CSS variables, so they serve both modes. Only the palette has values, because MUI computes with them. */
const theme = (mode: 'light' | 'dark'): RaThemeOptions => ({
  palette: palette(mode, modes[mode]),
  typography,
  shape: { borderRadius: 8 },
  spacing: 8,
  shadows: shadowLadder(mode),
  transitions: {
    duration: { shortest: motion.hover, shorter: motion.menu, short: motion.menu, standard: motion.drawer },
    easing: { easeInOut: motion.ease, easeOut: motion.ease, sharp: motion.ease },
  },
  sidebar: { width: 248, closedWidth: 64 },
  components: { ...controls, ...inputs, ...surfaces, ...overlays, ...messages, ...tables },
})

/** For react-admin's `theme`: `muiThemes[useThemeMode().resolved]`, with `darkTheme={null}`. */
export const muiThemes = { light: theme('light'), dark: theme('dark') }
