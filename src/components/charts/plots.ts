export { default as MoneyBarPlot } from './MoneyBarPlot.tsx'
export { default as RateLinePlot } from './RateLinePlot.tsx'
export { default as SpendBarPlot } from './SpendBarPlot.tsx'
