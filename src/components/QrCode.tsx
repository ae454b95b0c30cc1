interface QrCodeProps {
  /** Of its square, with the quiet zone. */
  size: number
  path: string
  label: string
  className: string | undefined
}

/** Dark on light in both themes, because some scanners read nothing else. The margin is part of the code. */
export const QrCode = ({ size, path, label, className }: QrCodeProps) => (
  <svg
    className={className}
    viewBox={`0 0 ${size} ${size}`}
    role="img"
    aria-label={label}
    shapeRendering="crispEdges"
    fill="black"
  >
    <rect width={size} height={size} fill="white" />
    <path d={path} />
  </svg>
)
