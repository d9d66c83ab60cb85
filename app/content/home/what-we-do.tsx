import { homeSectionsText } from "../../brand/home-sections-text.ts";
import { team } from "../../brand/team.ts";

const managers = team.filter(({ title }) => title.startsWith("Property manager"));

export function WhatWeDo() {
  const { title, line, figures, included } = homeSectionsText.whatWeDo;
  return (
    <section className="section band" id="what-we-do">
      <div className="wrap">
        <div className="beam">
          <h2>{title}</h2>
          <p>{line}</p>
        </div>
        <div className="figures">
          {figures.map(({ figure, words }) => (
            <p key={figure} className="figure">
              <b>{figure}</b>
              <span>{words}</span>
            </p>
          ))}
        </div>
        <div className="included">
          <div>
            <h3>{included.title}</h3>
            <ul className="bullet-list">
              {included.list.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </div>
          <div className="managers">
            {managers.map((manager) => (
              <figure key={manager.id}>
                <img src={manager.image} alt="" width="400" height="480" loading="lazy" />
                <figcaption>
                  <b>{manager.name}</b>
                  {manager.title}
                </figcaption>
              </figure>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
