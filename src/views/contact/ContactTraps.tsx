/** Honeypot field, visibility time and request id, for spam detection only. */
export default function ContactTraps({ label }: { readonly label: string }) {
  return (
    <div className="hp" aria-hidden="true">
      <label htmlFor="contact-website">{label}</label>
      <input type="text" id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      {/* Uncontrolled, so that React keeps values written by scripts. */}
      <input type="hidden" name="visibleMs" />
      <input type="hidden" name="id" />
    </div>
  )
}
