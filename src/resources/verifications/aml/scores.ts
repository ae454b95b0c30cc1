/** 83 as 0.83. */
export const asScore = (points: number) => (points / 100).toFixed(2)

export const signedScore = (points: number) => (points < 0 ? `−${asScore(-points)}` : asScore(points))
