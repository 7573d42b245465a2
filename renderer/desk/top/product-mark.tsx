/** The product's sign: a table seen from above with a seat at each side, one of them taken. */
export const ProductMark = ({ size = 20 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <rect x="6.5" y="6.5" width="11" height="11" rx="2.5" fill="var(--accent)" />
    <rect x="9" y="1.5" width="6" height="3" rx="1.5" fill="var(--accent)" />
    <rect x="9" y="19.5" width="6" height="3" rx="1.5" fill="var(--line-strong)" />
    <rect x="1.5" y="9" width="3" height="6" rx="1.5" fill="var(--line-strong)" />
    <rect x="19.5" y="9" width="3" height="6" rx="1.5" fill="var(--line-strong)" />
  </svg>
);
