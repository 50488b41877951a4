const escaped = (line: string): string => line.replaceAll(/[\\()]/g, String.raw`\$&`)

const textOf = (lines: readonly string[]): string =>
  `BT /F1 12 Tf 18 TL 72 720 Td ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ')} ET`

/** Creates a PDF. @param lines limited to Western European characters */
export const makeDemoPdf = (lines: readonly string[]): Buffer => {
  const text = textOf(lines)
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const places = parts.map((part, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${part}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  const size = parts.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
