/** A tone's four colours: main for icons, bars and outlines, text on a soft background, the background and its border. */
type Tone = { main: string; text: string; soft: string; border: string }

/** All colours of one mode, as sRGB hex. Text has a contrast of at least 4.5:1, outlines of controls 3:1 (WCAG 2.2 AA). */
export type Colors = Record<
  | 'bg'
  | 'surface'
  | 'sunken'
  | 'hover'
  | 'fill'
  | 'border'
  | 'borderStrong'
  | 'borderInput'
  | 'grid'
  | 'segment'
  | 'text'
  | 'text2'
  | 'text3'
  | 'ink'
  | 'inkText'
  | 'inkText2'
  | 'inkAccent'
  | 'onInkAccent'
  | 'accent'
  | 'accentHover'
  | 'onAccent'
  | 'accentText'
  | 'accentSoft'
  | 'accentSoftBorder'
  | 'mark'
  | 'c1'
  | 'c2'
  | 'c3'
  | 'c4'
  | 'c5',
  string
> &
  Record<'success' | 'warning' | 'danger' | 'info' | 'neutral', Tone>

export const light: Colors = {
  bg: '#F7F6F4',
  surface: '#FFFFFF',
  sunken: '#FAF9F7',
  hover: '#F3F1EE',
  fill: '#ECE9E4',
  border: '#E6E3DD',
  borderStrong: '#D2CEC6',
  borderInput: '#8D877D',
  grid: '#EEEBE6',
  segment: '#FFFFFF',
  text: '#1C1B19',
  text2: '#57534C',
  text3: '#6B665E',
  ink: '#0A2A32',
  inkText: '#FFFFFF',
  inkText2: '#B7D3D9',
  inkAccent: '#5CC4D6',
  onInkAccent: '#04191E',
  accent: '#0C6577',
  accentHover: '#0A5364',
  onAccent: '#FFFFFF',
  accentText: '#0B5E6F',
  accentSoft: '#E6F3F5',
  accentSoftBorder: '#B9DCE2',
  mark: '#0C6577',
  c1: '#0C6577',
  c2: '#C1790B',
  c3: '#C078BB',
  c4: '#4C8CE4',
  c5: '#95908B',
  success: { main: '#1A7A3C', text: '#14652F', soft: '#E4F4E9', border: '#B4DDC1' },
  warning: { main: '#A85F00', text: '#7D4600', soft: '#FCF0DA', border: '#EBCF9B' },
  danger: { main: '#C2302B', text: '#A3231F', soft: '#FCEAE8', border: '#F0BFBB' },
  info: { main: '#2A5FB4', text: '#1F4C95', soft: '#E8EFFB', border: '#BDD0F0' },
  neutral: { main: '#47433D', text: '#47433D', soft: '#EFEDE9', border: '#DAD6CF' },
}

export const dark: Colors = {
  bg: '#111211',
  surface: '#181918',
  sunken: '#1D1E1D',
  hover: '#232423',
  fill: '#2E2F2D',
  border: '#2B2C2A',
  borderStrong: '#3E3F3C',
  borderInput: '#77756E',
  grid: '#262725',
  segment: '#3E3F3C',
  text: '#EEEDEA',
  text2: '#B5B2AB',
  text3: '#9B9891',
  ink: '#0C2229',
  inkText: '#F1F6F7',
  inkText2: '#A9C8CF',
  inkAccent: '#5CC4D6',
  onInkAccent: '#04191E',
  accent: '#4DB6C9',
  accentHover: '#6CC7D7',
  onAccent: '#04191E',
  accentText: '#6CC7D7',
  accentSoft: '#10292F',
  accentSoftBorder: '#1F4A54',
  mark: '#15788B',
  c1: '#4DB6C9',
  c2: '#DC9622',
  c3: '#8D5985',
  c4: '#3675C8',
  c5: '#948F88',
  success: { main: '#4FB873', text: '#78D296', soft: '#13281A', border: '#234A31' },
  warning: { main: '#DFA144', text: '#EBBC6C', soft: '#2C2212', border: '#54401D' },
  danger: { main: '#EE6F68', text: '#F59E98', soft: '#331B1A', border: '#5E2F2C' },
  info: { main: '#6FA3EE', text: '#9BC0F5', soft: '#18253A', border: '#2B4369' },
  neutral: { main: '#C9C6BF', text: '#C9C6BF', soft: '#292A28', border: '#3B3C39' },
}

export const modes = { light, dark }

export const shadows = {
  light: {
    shadow1: '0 1px 2px rgba(35, 30, 20, 0.05)',
    shadow2: '0 8px 24px -4px rgba(35, 30, 20, 0.14), 0 2px 6px rgba(35, 30, 20, 0.06)',
    shadow3: '0 24px 64px -12px rgba(35, 30, 20, 0.28)',
  },
  dark: {
    shadow1: 'none',
    shadow2: '0 8px 24px rgba(0, 0, 0, 0.5)',
    shadow3: '0 24px 64px rgba(0, 0, 0, 0.65)',
  },
}

/** Pixels. */
export const radius = {
  checkbox: 4,
  chip: 6,
  control: 8,
  box: 10,
  card: 12,
  publicCard: 14,
  modal: 16,
  sheet: 18,
}

export const fonts = {
  sans: '"Inter Variable", "Noto Sans Devanagari Variable", system-ui, sans-serif',
  mono: '"JetBrains Mono Variable", "Noto Sans Devanagari Variable", ui-monospace, monospace',
}

/** Size and line height in pixels, tracking in em. `phone` applies below 600 px. */
export const typeScale = {
  signInHeadline: { size: 28, line: 36, weight: 600, tracking: -0.02, phone: { size: 24, line: 32 } },
  figure: { size: 26, line: 32, weight: 600, tracking: -0.025, phone: { size: 22, line: 28 } },
  pageTitle: { size: 22, line: 28, weight: 600, tracking: -0.02, phone: { size: 20, line: 28 } },
  sectionTitle: { size: 15, line: 20, weight: 600, tracking: -0.01 },
  body: { size: 14, line: 20, weight: 400, tracking: 0 },
  value: { size: 13.5, line: 20, weight: 500, tracking: 0 },
  cell: { size: 13, line: 20, weight: 400, tracking: 0 },
  label: { size: 13, line: 18, weight: 550, tracking: 0 },
  hint: { size: 12.5, line: 18, weight: 400, tracking: 0 },
  meta: { size: 12, line: 16, weight: 400, tracking: 0 },
  axis: { size: 11.5, line: 16, weight: 400, tracking: 0 },
}

export const scrim = 'rgba(20, 18, 14, 0.45)'

/** A number plate is white in both modes. */
export const plateColors = { plate: '#ffffff', plateInk: '#111211', plateBand: '#1d4ea3' }

export const motion = {
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  /** Milliseconds. */
  hover: 120,
  menu: 180,
  drawer: 240,
}
