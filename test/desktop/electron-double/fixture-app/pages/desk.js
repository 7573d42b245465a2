const list = document.querySelector('ul');
const status = document.querySelector('[role=status]');

const show = (names) => {
  list.replaceChildren(...names.map((name) => Object.assign(document.createElement('li'), { textContent: name })));
};

globalThis.deskAtFirstScript = typeof window.desk;
window.desk.onNames(show);
show(await window.desk.listNames());

document.querySelector('form')?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const input = event.target.elements.name;
  try {
    const { count } = await window.desk.addName(input.value);
    status.textContent = `${count}`;
    input.value = '';
  } catch (error) {
    status.textContent = error.message;
  }
});
