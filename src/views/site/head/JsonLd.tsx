/** Escapes `<`, so that data cannot close the script element. */
export default function JsonLd({ nodes }: { readonly nodes: readonly object[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': nodes }
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
