/** 83 as 0.83. */
export const formatScore = (points: number) => (points / 100).toFixed(2)

export const formatSignedScore = (points: number) => (points < 0 ? `−${formatScore(-points)}` : formatScore(points))
