import styles from './SecondFactor.module.css'

/** Dark on light in both themes: cameras read nothing else for certain. The margin is part of it. */
export const QrCode = ({ size, path, label }: { size: number; path: string; label: string }) => (
  <svg
    className={styles.qr}
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
