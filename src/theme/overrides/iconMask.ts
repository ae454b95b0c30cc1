const circle = "<circle cx='12' cy='12' r='10'/>"

const shapes = {
  success: `${circle}<path d='m9 12 2 2 4-4'/>`,
  danger: `${circle}<path d='m15 9-6 6m0-6 6 6'/>`,
  info: `${circle}<path d='M12 16v-4m0-4h.01'/>`,
  warning: "<path d='M12 3.5 2.5 20h19zM12 10v4m0 3h.01'/>",
}

export type IconName = keyof typeof shapes

/** An icon as a `::before` mask in the text's colour, for elements of a library that accept no icon. */
export const iconMask = (name: IconName, size: number) => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${shapes[name]}</svg>`
  return {
    flex: 'none',
    width: size,
    height: size,
    marginTop: 2,
    backgroundColor: 'currentColor',
    maskImage: `url("data:image/svg+xml,${encodeURIComponent(svg)}")`,
    content: '""',
  }
}
